import type { Integration } from '#api/integrations'

export const integrationData: readonly Integration[] = [
  {
    key: 'notion',
    name: 'Notion',
    description: 'Databases of a Notion workspace that were shared with the integration.',
    icon: 'notion',
    auth: 'oauth2',
    kinds: ['database'],
    status: 'available',
    docsUrl: 'https://otegami.example/docs/notion',
  },
  {
    key: 'google_sheets',
    name: 'Google Sheets',
    description: 'Sheets with a header row.',
    icon: 'google_sheets',
    auth: 'oauth2',
    kinds: ['database'],
    status: 'available',
    docsUrl: 'https://otegami.example/docs/google-sheets',
  },
  {
    key: 'airtable',
    name: 'Airtable',
    description: 'Tables of an Airtable base.',
    icon: 'airtable',
    auth: 'api_key',
    kinds: ['database'],
    status: 'available',
    docsUrl: 'https://otegami.example/docs/airtable',
  },
  {
    key: 'hubspot',
    name: 'HubSpot',
    description: 'Contacts of a HubSpot account.',
    icon: 'hubspot',
    auth: 'oauth2',
    kinds: ['database'],
    status: 'coming_soon',
  },
]
