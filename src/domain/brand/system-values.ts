import type { Brand } from '#api/brand'

/** What the sending system puts into the mail, as far as the brand says it. */
export function systemValues(
  brand: Pick<Brand, 'company'> | undefined,
  isJapanese: boolean,
): Record<string, string> {
  if (!brand) return {}
  const { name, nameJa, address, addressJa, complaintContact } = brand.company
  return {
    company_name: (isJapanese ? nameJa : undefined) ?? name,
    company_address: (isJapanese ? addressJa : undefined) ?? address,
    complaint_contact: complaintContact,
  }
}
