import { failureOf, limited, type AnyInput, type AnswerOptions, type Client } from './client.ts'
import type { Route } from './route.ts'

/** An answer as it came, whatever it says. */
export interface Exchange {
  status: number
  /** The parsed JSON, or the text where it is none. */
  body: unknown
  /** In how many seconds it may be tried again; undefined where the answer does not say so, or the browser may not read it. */
  retryAfter: number | undefined
}

/**
 * Calls as another program does, and gives back whatever is answered, refusals included. Throws ApiError where no answer came,
 * or the AbortError of the given signal.
 */
export async function exchange(
  client: Pick<Client, 'answer'>,
  route: Route,
  input: AnyInput,
  options: Pick<AnswerOptions, 'workspaceId' | 'signal' | 'apiKey'> = {},
): Promise<Exchange> {
  try {
    const response = await client.answer(route, input, { ...options, signal: limited(options) })
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    return {
      status: response.status,
      body: parsed(await response.text()),
      retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    }
  } catch (error) {
    throw failureOf(error)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
