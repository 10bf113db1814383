import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import type { OpenApiDocument } from '#mocks/openapi-document'
import { ApiReference } from './api-reference.tsx'

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { frame: 'padded' },
  loaders: [async () => ({ openApi: await (await import('./open-api.ts')).openApiHere() })],
  render: (_, { loaded }) => <ApiReference document={loaded['openApi'] as OpenApiDocument} />,
})

export const Api = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('every call of the contract is there', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('136 calls')
    })
    await step('a call is found and read', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'upsert{Enter}')
      await userEvent.clear(canvas.getByRole('searchbox'))
      await userEvent.type(canvas.getByRole('searchbox'), 'contacts/search{Enter}')
      await expect(canvas.getByRole('status')).toHaveTextContent('2 calls')
      await userEvent.click(canvas.getByText('/v1/contacts/search/count'))
      const example = await canvas.findByRole('region', { name: 'Example of an answer' })
      await expect(example).toHaveTextContent('"count":')
    })
  },
})
