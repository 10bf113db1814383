import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { EditingNotices, type EditingNoticesProps } from '#components/editing'
import { draftOf, type BrandDraft } from './brand.model.ts'
import { comparedFields } from './compared-fields.ts'

type BrandNoticesProps = Pick<EditingNoticesProps<BrandDraft, Brand, unknown>, 'editing'>

/** A draft that was never saved, and what somebody else saved in the meantime. */
export const BrandNotices = ({ editing }: BrandNoticesProps) => (
  <EditingNotices editing={editing} draftOf={draftOf} fields={comparedFields(useIntl())} />
)
