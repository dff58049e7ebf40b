"""Many small tasks, run on all cores or on a cluster, their results kept as they come in.

This package knows neither games nor bots. A task and its result are plain JSON; a task is done by a
function named `module:function`, in a process of its own, so that nothing it does can break the
campaign.
"""
