import type { IntegrationCredential } from '#api/integration-credentials'
import type { Integration } from '#api/integrations'
import { badInput, gone, ruleBroken } from '#domain/kernel/refusals'

/** In ms: how long what was asked for can be exchanged. */
export const ACCESS_ASKED = { goodFor: 600_000 } as const

/** Refuses a service that can't be connected. */
export function expectAvailable(integrations: readonly Integration[], key: string): void {
  const integration = integrations.find((one) => one.key === key)
  if (!integration) throw badInput(`There is no integration "${key}".`)
  if (integration.status !== 'available')
    throw ruleBroken(
      `${integration.name} cannot be connected yet.`,
      `${integration.name}にはまだ対応していません。`,
    )
}

/** Refuses to fetch with an access that is not good. */
export function expectUsable({ status }: Pick<IntegrationCredential, 'status'>): void {
  if (status !== 'active')
    throw ruleBroken(`The access is ${status}: give it again first.`, 'もう一度アクセスを許可してください。')
}

/** Refuses to ask for an access that is good, or that was taken back. */
export function expectAskable({ status }: Pick<IntegrationCredential, 'status'>): void {
  if (status === 'active')
    throw ruleBroken(
      'The access is good: nothing needs to be given.',
      'アクセスは有効です。許可は必要ありません。',
    )
  if (status === 'revoked')
    throw ruleBroken(
      'The access was taken back at the other service. Connect it anew.',
      '連携先でアクセスが取り消されています。接続し直してください。',
    )
}

/** Refuses a state that is not the one that was given out last, or is no longer good. `now` as ISO. */
export function expectAsked(asked: { isSame: boolean; expiresAt: string } | undefined, now: string): void {
  if (asked?.isSame !== true)
    throw badInput(
      'The state is not the one that was given out last. Ask for access again.',
      '最後にアクセスを求めたときの応答ではありません。もう一度アクセスを許可してください。',
    )
  if (asked.expiresAt <= now)
    throw gone(
      'That took more than ten minutes: ask for access again.',
      '10分以上経過しました。もう一度アクセスを許可してください。',
    )
}

/** What a credential says whose code the service did not take. */
export const CODE_REFUSED = 'The service did not accept the code.'

export const codeRefused = () =>
  ruleBroken(
    'The service did not accept the code. Ask for access again.',
    '連携先でコードが受け付けられませんでした。もう一度アクセスを許可してください。',
  )
