import type { ContentVariant } from '#api/campaigns'
import type { EmailDocument } from '#mail/document'

/** The variants that a campaign with this mail has: wanted once at the end, so that their code is loaded then. */
export async function campaignVariantsOf(document: EmailDocument): Promise<ContentVariant[]> {
  const { campaignVariants } = await import('./campaign-variants.ts')
  return campaignVariants(document)
}
