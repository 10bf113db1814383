export { ListsField } from './lists-field.tsx'
