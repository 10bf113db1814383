import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import * as v from 'valibot'

/** The mail server of `sink.ts`, from outside. */
export interface MailSink {
  port: number
  /** Mails since the last `again`. */
  count: () => Promise<number>
  /** ms since 1970 at which each hundred of them was complete. */
  moments: () => Promise<number[]>
  /** Some of all mails, as they came. */
  mails: () => Promise<string[]>
  again: () => Promise<void>
  stop: () => void
}

export async function startSink(): Promise<MailSink> {
  const child = fork(resolve(import.meta.dirname, 'sink.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const heard = async <T>(shape: v.GenericSchema<unknown, T>): Promise<T> => {
    const [message]: unknown[] = await once(child, 'message')
    return v.parse(shape, message)
  }
  const ask = async <T>(what: string, shape: v.GenericSchema<unknown, T>): Promise<T> => {
    child.send(what)
    return heard(shape)
  }
  const Count = v.object({ count: v.number() })
  const { port } = await heard(v.object({ port: v.number() }))
  return {
    port,
    count: async () => (await ask('count', Count)).count,
    moments: async () => (await ask('moments', v.object({ moments: v.array(v.number()) }))).moments,
    mails: async () => (await ask('mails', v.object({ mails: v.array(v.string()) }))).mails,
    again: async () => void (await ask('again', Count)),
    stop: () => child.disconnect(),
  }
}
