import { useIntl, type IntlShape } from 'react-intl'
import { toApiError } from '#api/core'
import type { ImagePickerProps } from '#components/image-picker'
import { useEditorData, type EditorData } from '#features/editor/state'
import { FailedUpload } from '#lib/failed-upload'
import { imageHeader } from '#lib/image-file'
import { imageFileProblem, MAIL_IMAGE } from './image-file.model.ts'
import { messages } from './image-upload.messages.ts'

/**
 * Uploads an image for a mail. What mail programs can't show is refused before the upload, with what is wrong (EML-304).
 * `failed`: what is said where the upload fails.
 */
export const imageUpload =
  (
    intl: IntlShape,
    { uploadImage }: Pick<EditorData, 'uploadImage'>,
    failed: string,
  ): ImagePickerProps['upload'] =>
  async (file, options) => {
    const header = imageHeader(new Uint8Array(await file.arrayBuffer()))
    const problem = imageFileProblem(file.size, header)
    switch (problem?.code) {
      case 'wrongType':
        throw new Error(intl.formatMessage(messages.wrongType, { name: file.name }))
      case 'tooLarge':
        throw new Error(
          intl.formatMessage(messages.tooLarge, {
            size: problem.megabytes,
            max: MAIL_IMAGE.bytesMax / 1024 / 1024,
          }),
        )
      case 'tooManyPixels':
        throw new Error(
          intl.formatMessage(messages.tooManyPixels, {
            width: problem.width,
            height: problem.height,
            side: MAIL_IMAGE.sideMax,
            million: MAIL_IMAGE.pixelsMax / 1_000_000,
          }),
        )
      case undefined:
    }
    try {
      return await uploadImage(file, options)
    } catch (reason) {
      if (options.signal.aborted) throw reason
      const { said = '', ticketId } = toApiError(reason)
      throw new FailedUpload(`${failed} ${said}`.trim(), { ticketId, cause: reason })
    }
  }

/** The same for a field, in which the earlier image stays. */
export function useImageUpload(): ImagePickerProps['upload'] {
  const intl = useIntl()
  return imageUpload(intl, useEditorData(), intl.formatMessage(messages.failed))
}
