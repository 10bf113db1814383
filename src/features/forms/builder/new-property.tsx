import { useRef } from 'react'
import type { FormField } from '#api/forms'
import { schemaRoutes, type Schema } from '#api/schemas'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { PropertySheet } from '#features/schema/property-sheet'
import type { Fields } from '#domain/forms/form-fields'
import { propertyField } from '#domain/forms/new-field'

export interface NewPropertyProps {
  schema: Schema
  fields: Fields
  onAdd: (field: FormField) => void
  onClose: () => void
}

/** A property that contacts do not have yet, made without leaving the form; its field comes with it. */
export function NewProperty({ schema, fields, onAdd, onClose }: NewPropertyProps) {
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const created = useRef<string>(undefined)
  const add = async (key: string) => {
    // The schema on this screen may be older than the property.
    const newest = await client
      .call(schemaRoutes.one, { params: { type: 'contact' } }, { workspaceId })
      .catch(() => undefined)
    const property = newest?.properties.find((one) => one.key === key)
    onAdd(propertyField(fields, property ?? { key, label: key, type: 'string' }))
  }
  return (
    <PropertySheet
      schema={schema}
      type="contact"
      onCreated={(key) => {
        created.current = key
      }}
      onClose={() => {
        onClose()
        if (created.current !== undefined) void add(created.current)
      }}
    />
  )
}
