export { NewCampaignDialog, type NewCampaignDialogProps } from './new-campaign-dialog.tsx'
