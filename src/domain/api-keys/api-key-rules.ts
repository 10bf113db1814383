import type { ApiKey, ApiKeyFilter, NewApiKey } from '#api/api-keys'
import { badInput, conflict, ruleBroken } from '#domain/kernel/refusals'
import { fold } from '#lib/fold-text'

/** How many keys a workspace may have. */
const API_KEYS = { most: 50 } as const

/** What keys may be ordered by, the usual one first. */
export const apiKeyKeys = ['name', 'createdAt', 'lastUsedAt', 'expiresAt'] as const

/** What is shown of a secret: its beginning and its end. */
export const ends = (secret: string) => ({ prefix: secret.slice(0, 8), last4: secret.slice(-4) })

export const isExpired = ({ expiresAt }: Pick<ApiKey, 'expiresAt'>, now: string): boolean =>
  expiresAt !== undefined && expiresAt <= now

/** Whether a filter finds a key. */
export const keyMatches = (key: ApiKey, { q = '', permission, state }: ApiKeyFilter, now: string): boolean =>
  fold(key.name).includes(fold(q).trim()) &&
  (permission === undefined || key.permission === permission) &&
  (state === undefined || (state === 'expired') === isExpired(key, now))

/** Refuses a name that another key of the workspace has. `except`: the key that is renamed. */
export function expectFreeName(
  keys: readonly Pick<ApiKey, 'id' | 'name'>[],
  name: string,
  except?: string,
): void {
  if (keys.some((key) => key.id !== except && fold(key.name) === fold(name)))
    throw conflict(
      `There is a key named "${name}" already.`,
      `「${name}」という名前のAPIキーがすでにあります。`,
    )
}

/** A key may send only from domains that the workspace has proven to own: `known` are those. */
export function expectDomains(names: readonly string[], known: (name: string) => boolean): void {
  for (const name of names)
    if (!known(name))
      throw ruleBroken(
        `There is no domain ${name} in this workspace.`,
        `このワークスペースにドメイン${name}はありません。`,
      )
}

interface World {
  /** The keys that the workspace has. */
  keys: readonly Pick<ApiKey, 'id' | 'name'>[]
  knowsDomain: (name: string) => boolean
  now: string
}

/** Refuses a key that can't be made. */
export function expectNewKey(made: NewApiKey, { keys, knowsDomain, now }: World): void {
  expectFreeName(keys, made.name)
  if (made.expiresAt !== undefined && Number.isNaN(Date.parse(made.expiresAt)))
    throw badInput(`There is no such time as ${made.expiresAt}.`, `${made.expiresAt}という日時はありません。`)
  if (made.expiresAt !== undefined && made.expiresAt <= now)
    throw badInput(
      'The key would have expired already: choose a time to come.',
      'すでに過ぎた日時です。今後の日時を選択してください。',
    )
  expectDomains(made.domainNames ?? [], knowsDomain)
  if (keys.length >= API_KEYS.most)
    throw ruleBroken(
      `A workspace has ${API_KEYS.most} keys at most: delete one that is not used.`,
      `APIキーは${API_KEYS.most}個までです。使用していないキーを削除してください。`,
    )
}
