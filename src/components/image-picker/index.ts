export { ImagePicker, type ImagePickerProps, type PickedImage } from './image-picker.tsx'
