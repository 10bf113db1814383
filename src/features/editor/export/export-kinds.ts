/** What a mail can be saved as (EML-407). */
export const exportKinds = ['html', 'eml', 'json'] as const
export type ExportKind = (typeof exportKinds)[number]
