export { AiCanvas, type AiCanvasProps } from './ai-canvas.tsx'
