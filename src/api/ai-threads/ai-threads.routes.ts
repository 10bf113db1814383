import { del, get, post } from '#api/wire'
import type { Nothing, Page } from '#api/shapes'
import type {
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

/** A thread is signalled, stopped and resumed at its own address (API-24). */
export const aiThreadRoutes = {
  list: get('/ai/threads').query<ThreadsQuery>().returns<Page<AiThread>>('page'),
  create: post('/ai/thread').body<NewThread>().returns<StartedThread>(),
  one: get('/ai/thread/:threadId').returns<AiThread>(),
  delete: del('/ai/thread/:threadId').returns<Nothing>(),
  messages: get('/ai/thread/:threadId/messages').query<MessagesQuery>().returns<Page<AiMessage>>('page'),
  send: post('/ai/thread/:threadId/messages').body<NewMessage>().returns<SentMessage>(),
  sendToolResults: post('/ai/thread/:threadId/messages/tool').body<ToolResults>().returns<SentMessage>(),
  signal: post('/ai/thread/:threadId/signal').body<Signal>().returns<Nothing>(),
  stop: post('/ai/thread/:threadId/stop').returns<AiThread>(),
  resume: post('/ai/thread/:threadId/resume').returns<AiThread>(),
  listen: get('/ai/thread/:threadId/listen').query<ListenQuery>().returns<AiEventBatch>('stream'),
}
