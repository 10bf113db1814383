export { input as tagInput } from './tag-box.css.ts'
export { TagBox, type TagBoxProps } from './tag-box.tsx'
export { TagList, type TagListProps } from './tag-list.tsx'
