export { ScrollArea, scrollAreaHeights, type ScrollAreaProps } from './scroll-area.tsx'
