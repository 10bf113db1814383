import type { Clock } from '#lib/clock'

export const faultKinds = [
  'latency',
  'timeout',
  'reset',
  'down',
  'cut',
  'slicer',
  'bandwidth',
  'status',
  'html',
  'empty',
  'nobody204',
  'truncate',
  'corrupt',
  'dup',
  'huge',
  'wrongtype',
] as const
type FaultKind = (typeof faultKinds)[number]

/** What goes wrong. What is not given matches every call. */
export interface Fault {
  kind: FaultKind
  method?: string | undefined
  /** A path as in the contract, with or without /v1: `*` stands for anything, `:name` for one part. */
  path?: string | undefined
  /** How many calls it hits; without it, all until cleared. */
  times?: number
  /** The share of matching calls that it hits, 0 to 1. */
  rate?: number
  /** latency: how long. timeout: when the connection breaks at last (else never). slicer, bandwidth: between two pieces. reset: after how long. */
  ms?: number
  /** latency: what the answer waits for instead of a time, such as the hand of a test. */
  until?: Promise<unknown>
  /** status, html, empty, wrongtype: the HTTP status. */
  code?: number
  /** status, html, wrongtype: the body, as text or as a value that becomes JSON. */
  body?: unknown
  /** cut, truncate: bytes that come through. huge: bytes of the answer. bandwidth: bytes per piece. corrupt: every how many bytes one is wrong. */
  bytes?: number
  /** slicer: bytes per piece. */
  size?: number
}

/** The seam through which tests break things. */
export interface Faults {
  add: (fault: Fault) => void
  clear: () => void
  /** The faults that hit this call, used up by one. */
  take: (method: string, path: string) => Fault[]
}

const USUAL = { latency: 1000, bytes: 32, slice: 1, huge: 5_000_000, between: 100 } as const

export function createFaults(random: () => number): Faults {
  let planned: { fault: Fault; pattern: RegExp | undefined; left: number }[] = []
  return {
    add(fault) {
      if (!faultKinds.includes(fault.kind)) throw new Error(`There is no fault of the kind "${fault.kind}".`)
      planned.push({
        fault,
        pattern: fault.path === undefined ? undefined : patternOf(fault.path),
        left: fault.times ?? Number.POSITIVE_INFINITY,
      })
    },
    clear() {
      planned = []
    },
    take(method, path) {
      const hits = planned.filter(
        ({ fault, pattern, left }) =>
          left > 0 &&
          (fault.method === undefined || fault.method.toUpperCase() === method) &&
          (pattern === undefined || pattern.test(path)) &&
          (fault.rate === undefined || random() < fault.rate),
      )
      for (const hit of hits) hit.left -= 1
      planned = planned.filter(({ left }) => left > 0)
      return hits.map(({ fault }) => fault)
    },
  }
}

function patternOf(path: string): RegExp {
  const text = path.replace(/^\/(?:web\/)?v1(?=\/)/, '').replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^(?:/web)?/v1${text.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`)
}

export interface FaultContext {
  clock: Clock
  signal: AbortSignal
  /** The error envelope of a code. */
  envelope: (code: number) => unknown
}

/** What happens in place of the answer or before it; undefined: the answer may come. A connection that breaks is Response.error(). */
export async function beforeAnswer(
  faults: readonly Fault[],
  { clock, signal, envelope }: FaultContext,
): Promise<Response | undefined> {
  for (const fault of faults) {
    const { kind, ms, until, code, body } = fault
    switch (kind) {
      case 'latency':
        await (until ?? pause(clock, ms ?? USUAL.latency, signal))
        break
      case 'timeout':
        await pause(clock, ms, signal)
        return Response.error()
      case 'reset':
        if (ms !== undefined) await pause(clock, ms, signal)
        return Response.error()
      case 'down':
        return Response.error()
      case 'status':
        return json(body ?? envelope(code ?? 500), code ?? 500)
      case 'html':
        return new Response(
          typeof body === 'string' ? body : '<!doctype html><title>Sign in to the network</title>',
          {
            status: code ?? 200,
            headers: { 'content-type': 'text/html' },
          },
        )
      case 'empty':
        return new Response('', { status: code ?? 200, headers: { 'content-type': 'application/json' } })
      case 'nobody204':
        return new Response(null, { status: 204 })
      case 'wrongtype':
        return json(body ?? [], code ?? 200)
      case 'cut':
      case 'slicer':
      case 'bandwidth':
      case 'truncate':
      case 'corrupt':
      case 'dup':
      case 'huge':
        break
    }
  }
  return undefined
}

/** The answer with its body damaged, also where it is a stream. */
export function damaged(
  response: Response,
  faults: readonly Fault[],
  { clock, signal }: FaultContext,
): Response {
  let { body } = response
  if (!body) return response
  for (const fault of faults) {
    const damage = damageOf(fault, clock, signal)
    if (damage) body = body.pipeThrough(damage)
  }
  return body === response.body
    ? response
    : new Response(body, { status: response.status, headers: response.headers })
}

function damageOf(
  fault: Fault,
  clock: Clock,
  signal: AbortSignal,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> | undefined {
  const { kind, bytes = USUAL.bytes, size = USUAL.slice, ms } = fault
  let seen = 0
  switch (kind) {
    case 'cut':
    case 'truncate':
      return new TransformStream({
        transform(piece, controller) {
          const left = bytes - seen
          seen += piece.length
          if (left > 0) controller.enqueue(piece.slice(0, left))
          if (seen < bytes) return
          if (kind === 'truncate') controller.terminate()
          else controller.error(new TypeError('The connection was cut.'))
        },
      })
    case 'slicer':
      return inPieces(size, ms === undefined ? undefined : () => pause(clock, ms, signal))
    case 'bandwidth':
      return inPieces(bytes, () => pause(clock, ms ?? USUAL.between, signal))
    case 'corrupt':
      return new TransformStream({
        transform(piece, controller) {
          controller.enqueue(piece.map((byte) => ((seen += 1) % bytes === 0 ? byte ^ 0x15 : byte)))
        },
      })
    case 'dup':
      return new TransformStream({
        transform(piece, controller) {
          controller.enqueue(piece)
          controller.enqueue(piece.slice())
        },
      })
    case 'huge':
      // White space after the value is still the same JSON, only large.
      return new TransformStream({
        transform(piece, controller) {
          seen += piece.length
          controller.enqueue(piece)
        },
        flush(controller) {
          const most = fault.bytes ?? USUAL.huge
          for (; seen < most; seen += 65_536)
            controller.enqueue(new Uint8Array(Math.min(65_536, most - seen)).fill(32))
        },
      })
    case 'latency':
    case 'timeout':
    case 'reset':
    case 'down':
    case 'status':
    case 'html':
    case 'empty':
    case 'nobody204':
    case 'wrongtype':
      return undefined
  }
}

function inPieces(size: number, wait: (() => Promise<void>) | undefined) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(piece, controller) {
      for (let at = 0; at < piece.length; at += size) {
        if (wait) await wait()
        controller.enqueue(piece.slice(at, at + size))
      }
    },
  })
}

const json = (body: unknown, status: number) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** Resolves after `ms`, or never; rejects when the caller gives up. */
export function pause(clock: Clock, ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = ms === undefined ? undefined : clock.setTimeout(resolve, ms)
    const giveUp = () => {
      cancel?.()
      reject(signal.reason)
    }
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}
