/** What every section of the settings is given. */
export interface SectionProps {
  /** What within the section the address names: an id, a domain. Data from outside, whatever it is. */
  value: string | undefined
  /** The address of something within the section; without a value, of the section itself. */
  hrefOf: (value?: string) => string
  /** Goes there. */
  onOpen: (value?: string) => void
}
