export interface FormTables {
  uploads: {
    id: string
    /** Null: the icon of a workspace that was still to be created. */
    workspace_id: number | null
    account_id: string | null
    bytes: number
    media_type: string
    /** The name of the stored file. */
    file: string
    uploaded_at: string
  }
}
