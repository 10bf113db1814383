export { ImageField, noImage } from './image-field.tsx'
