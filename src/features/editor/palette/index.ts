export { BlocksTab } from './blocks-tab.tsx'
export { useDragTile } from './use-drag-tile.ts'
