import { contract } from '#api/wire'
import { Image } from '#api/shapes'
import { uploadRoutes } from './upload.routes.ts'
import { ImageUpload } from './upload.schema.ts'

export const uploadContract = contract(uploadRoutes, {
  image: {
    summary: 'Takes an image and answers where it stands and how large it is.',
    body: ImageUpload,
    result: Image,
  },
})
