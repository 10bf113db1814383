import { ApiError } from '#api/wire'

/** A refusal that people read: in English, which `message` is, and in Japanese (API-11). */
export class Refusal extends ApiError {
  readonly ja: string
  /** In how many seconds it may be tried again; undefined where waiting does not help. */
  readonly retryAfter: number | undefined
  /** The methods that the path has, where it was called by another. */
  allowed: readonly string[] | undefined

  constructor(code: number, message: string, ja: string, retryAfter?: number) {
    super(code, message)
    this.ja = ja
    this.retryAfter = retryAfter
  }
}

/** The error envelopes (API-11, API-12). */
/** `ja` where people typed what is wrong; what only a program sends wrong is told in English. */
export const badInput = (message: string, ja = message) => new Refusal(400, message, ja)
export const unauthorised = () => new Refusal(401, 'Sign in first.', 'ログインしてください。')
export const forbidden = (
  message = 'Only an owner can do this.',
  ja = message === 'Only an owner can do this.' ? 'この操作はオーナーのみ行えます。' : message,
) => new Refusal(403, message, ja)
export const notMember = () =>
  forbidden(
    'You are not a member of this workspace. Ask an owner to invite you.',
    'このワークスペースのメンバーではありません。オーナーに招待を依頼してください。',
  )
/** `hint`: what follows, for what nobody can have deleted. */
export const notFound = (what: string, hint = 'It may have been deleted.') =>
  new Refusal(404, `There is no ${what}. ${hint}`.trim(), '見つかりません。削除された可能性があります。')
/** `allowed`: the methods that the path has (API-45). */
export function wrongMethod(method: string, path: string, allowed: readonly string[]) {
  const message = `${path} is not called by ${method}, but by ${allowed.join(' or ')}.`
  const refusal = new Refusal(405, message, message)
  refusal.allowed = allowed
  return refusal
}
export const conflict = (message: string, ja: string) => new Refusal(409, message, ja)
export const gone = (message: string, ja: string) => new Refusal(410, message, ja)
export const tooLarge = (message: string, ja: string) => new Refusal(413, message, ja)
/** `until`: when it may be tried again, ms since 1970. */
export function tooSoon(what: string, now: number, until: number, ja: string) {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return new Refusal(
    429,
    `${what} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    `${ja}${seconds}秒後にもう一度お試しください。`,
    seconds,
  )
}
/** What the tracking API may not record of a visitor without consent (TRK-28). */
export const consentMissing = (message: string, ja: string) => new Refusal(428, message, ja)
export const ruleBroken = (message: string, ja: string) => new Refusal(422, message, ja)

/** Refuses a write from a state that is no longer the current one. */
export function expectVersion(current: { version: number }, given: { version: number }): void {
  if (current.version !== given.version) {
    throw conflict(
      `It was changed in the meantime: you saw version ${given.version}, it is now ${current.version}.`,
      'ほかの人が先に変更しました。最新の内容を確認してください。',
    )
  }
}
