import type { StoredVariant } from './campaigns.data.ts'
import { without } from '#mocks/core/without'

/** The variant with its body, also where that stands with the other mails of the mock world. */
export async function withBody({ mail, ...variant }: StoredVariant): Promise<Omit<StoredVariant, 'mail'>> {
  if (mail === undefined) return variant
  const { mailOf } = await import('./campaign-mails.data.ts')
  return { ...variant, doc: mailOf(mail) }
}

/** The variant as lists have it. */
export const withoutBody = ({ amp, ...variant }: StoredVariant): Omit<StoredVariant, 'mail'> => ({
  ...without(variant, 'mail', 'doc', 'html', 'text'),
  ...(amp && { amp: { enabled: amp.enabled } }),
})
