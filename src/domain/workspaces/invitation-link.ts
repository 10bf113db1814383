import { conflict, notFound, type Refusal } from '#domain/kernel/refusals'

/** Why a link can't be revoked: there is none, or the one that is meant has been replaced (SET-21). */
export function revokeRefusal(currentToken: string | undefined, token: string): Refusal | undefined {
  if (currentToken === undefined) return notFound('invitation link')
  if (currentToken === token) return undefined
  return conflict(
    'Another invitation link has been made meanwhile.',
    'その後、別の招待リンクが作成されています。',
  )
}
