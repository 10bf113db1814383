export { useSavedBy } from './use-saved-by.ts'
