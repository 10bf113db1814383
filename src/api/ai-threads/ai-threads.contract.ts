import { contract } from '#api/wire'
import { Nothing, page } from '#api/shapes'
import { aiThreadRoutes } from './ai-threads.routes.ts'
import {
  AiEventBatch,
  AiMessage,
  AiThread,
  ListenQuery,
  MessagesQuery,
  NewMessage,
  NewThread,
  SentMessage,
  Signal,
  StartedThread,
  ThreadsQuery,
  ToolResults,
} from './ai-threads.schema.ts'

export const aiThreadsContract = contract(aiThreadRoutes, {
  list: { summary: 'The own conversations, the latest first.', query: ThreadsQuery, result: page(AiThread) },
  create: {
    summary: 'Begins a conversation with a question; the answer is heard with listen.',
    body: NewThread,
    result: StartedThread,
  },
  one: { summary: 'One conversation.', result: AiThread },
  delete: { summary: 'Deletes a conversation and stops what is being written in it.', result: Nothing },
  messages: { summary: 'The messages that are complete.', query: MessagesQuery, result: page(AiMessage) },
  send: {
    summary: 'Asks on; a 409 while an answer is being written.',
    body: NewMessage,
    result: SentMessage,
  },
  sendToolResults: {
    summary: 'What the browser found for the calls that were forwarded to it; the answer goes on.',
    body: ToolResults,
    result: SentMessage,
  },
  signal: { summary: 'Tells what the person does meanwhile.', body: Signal, result: Nothing },
  stop: { summary: 'Stops the answer; what there is of it stays.', result: AiThread },
  resume: { summary: 'Lets a stopped answer go on.', result: AiThread },
  listen: {
    summary: 'The events of the answer as they come, from where one left off.',
    query: ListenQuery,
    result: AiEventBatch,
  },
})
