/** What is asked on the websocket, without the `id` that the connection adds, and what answers it. */

import type { Ack, AnalysisFound, ClientMessage, History, Notes, Then } from "./protocol";

type Unsigned<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

export type Saying = Unsigned<ClientMessage>;

/** What is said and not answered, or answered for everybody. */
export type Remark = Exclude<ClientMessage, { id: string } | { type: "hello" }>;

interface Answers {
  analyse: AnalysisFound;
  notes: Notes;
  moment: Then;
  history: History;
}

export type AnswerTo<S extends Saying> = S["type"] extends keyof Answers ? Answers[S["type"]] : Ack;
