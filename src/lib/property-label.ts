/** How a property is called: by a label, and by another in each language that has one of its own. */
export interface PropertyLabels {
  label: string
  labels?: { en?: string | undefined; ja?: string | undefined } | undefined
}

/** What the property is called in the reader's language. */
export const propertyLabel = ({ locale }: { locale: string }, { label, labels }: PropertyLabels): string =>
  labels?.[locale === 'ja' ? 'ja' : 'en'] ?? label
