import { post } from '#api/wire'
import type { Image } from '#api/shapes'
import type { ImageUpload } from './upload.schema.ts'

/** SPEC.md 7.6. */
export const uploadRoutes = {
  image: post('/upload/image').body<ImageUpload>().returns<Image>(),
}
