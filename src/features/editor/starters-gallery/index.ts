export { StartersGallery, type StartersGalleryProps } from './starters-gallery.tsx'
