export { FilterChips, type FilterChip, type FilterChipsProps } from './filter-chips.tsx'
