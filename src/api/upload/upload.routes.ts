import { post } from '#api/wire'
import type { Image } from '#api/shapes'
import type { ImageUpload } from './upload.schema.ts'

/** Of the account: whoever creates a workspace uploads its icon before there is one. */
export const uploadRoutes = {
  image: post('/upload/image').ofAccount().body<ImageUpload>().returns<Image>(),
}
