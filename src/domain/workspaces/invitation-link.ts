import { conflict, notFound, type Refusal } from '#domain/kernel/refusals'

/** Why a link can't be revoked: there is none, or the one that is meant has been replaced (SET-21). */
export function revokeRefusal(currentToken: string | undefined, token: string): Refusal | undefined {
  if (currentToken === undefined) return notFound('invitation link')
  return currentToken === token ? undefined : madeMeanwhile()
}

/** Why no link can be made in the place of another: there is one that nobody named (SET-22). One that ended by itself is none. */
export const replaceRefusal = (
  currentToken: string | undefined,
  replaces: string | null,
): Refusal | undefined =>
  currentToken === undefined || currentToken === replaces ? undefined : madeMeanwhile()

const madeMeanwhile = () =>
  conflict('Another invitation link has been made meanwhile.', 'その後、別の招待リンクが作成されています。')
