export { ListNames } from './list-names.tsx'
