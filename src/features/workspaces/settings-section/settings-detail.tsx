import type { ReactNode } from 'react'
import type { ReadState } from '#api/core'
import { Breadcrumb } from '#components/breadcrumb'
import { ErrorBlock } from '#components/error-block'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { ReadFailed } from './settings-failures.tsx'
import { SettingsSection } from './settings-section.tsx'

export interface SettingsDetailProps<Value> {
  title: string
  /** The list that it is from: its name, where it is, and the words of the link back to it. */
  list: { title: string; href: string; back: string }
  read: ReadState<Value>
  /** Whether what the address names can exist: an id that is none is not asked for. */
  isKnown: boolean
  /** Says that it could not be loaded. */
  failed: string
  /** Beside the title, such as its status. */
  actions?: ReactNode
  children: (value: Value) => ReactNode
}

/** One thing of a section of the settings, under the way back to its list: loading, failed, not found, or what it is. */
export function SettingsDetail<Value>({
  title,
  list,
  read,
  isKnown,
  failed,
  actions,
  children,
}: SettingsDetailProps<Value>) {
  const { data, error } = read
  return (
    <SettingsSection
      title={title}
      path={<Breadcrumb steps={[{ label: list.title, href: list.href }]} current={title} />}
      actions={actions}
    >
      {!isKnown || (error?.code === 404 && data === undefined) ? (
        <ErrorBlock kind="not-found" action={<Link href={list.href}>{list.back}</Link>} />
      ) : data !== undefined ? (
        children(data)
      ) : error ? (
        <ReadFailed title={failed} error={error} read={read} />
      ) : (
        <>
          {read.isSlow ? <StillLoading onCancel={read.cancel} /> : null}
          <Skeleton width={60} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      )}
    </SettingsSection>
  )
}
