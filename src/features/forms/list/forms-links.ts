/** Where the screens of forms lead. */
export interface FormsLinks {
  form: (formId: string, query?: Record<string, string>) => string
  edit: (formId: string) => string
  list: () => string
  contact: (contactId: string) => string
  /** Where visitors' calls are answered, without a slash at its end. */
  visitors: string
  go: (href: string) => void
}
