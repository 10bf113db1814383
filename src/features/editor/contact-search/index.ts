export { ContactSearch } from './contact-search.tsx'
