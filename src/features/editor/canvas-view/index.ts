export { CanvasViewBar } from './canvas-view-bar.tsx'
