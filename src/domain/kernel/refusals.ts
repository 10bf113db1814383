import { ApiError } from '#api/wire'

/** The error envelopes (API-11, API-12). */
export const badInput = (message: string) => new ApiError(400, message)
export const unauthorised = () => new ApiError(401, 'Sign in first.')
export const forbidden = (message = 'Only an owner can do this.') => new ApiError(403, message)
export const notFound = (what: string) => new ApiError(404, `There is no ${what}.`)
export const conflict = (message: string) => new ApiError(409, message)
export const gone = (message: string) => new ApiError(410, message)
export const tooLarge = (message: string) => new ApiError(413, message)
/** `until`: when it may be tried again, ms since 1970. */
export const tooSoon = (what: string, now: number, until: number) =>
  new ApiError(429, `${what} Try again in ${Math.max(1, Math.ceil((until - now) / 1000))} seconds.`)
export const ruleBroken = (message: string) => new ApiError(422, message)

/** Refuses a write from a state that is no longer the current one. */
export function expectVersion(current: { version: number }, given: { version: number }): void {
  if (current.version !== given.version) {
    throw conflict(
      `It was changed in the meantime: you saw version ${given.version}, it is now ${current.version}.`,
    )
  }
}
