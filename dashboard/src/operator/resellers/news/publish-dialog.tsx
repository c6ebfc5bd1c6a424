import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { randomId } from "../../../api/random-id.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { fromLocalTime } from "../../../ui/form/local-time.ts";
import { formatCount } from "../../../ui/show/dates.ts";
import { usePriceGroups } from "../price-group-field.tsx";
import { useRefreshNews } from "./news.ts";

const MAX_TITLE_LENGTH = 120;
const MAX_TEXT_LENGTH = 3_000;

/** Writes news, and says how many resellers get it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [groupId, setGroupId] = useState("");
  // The same for each attempt, so that news is published once.
  const [key] = useState(randomId);
  const refresh = useRefreshNews();
  const publish = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/news", {
      body: {
        title: fields.text("title"),
        text: fields.text("text"),
        price_group_id: groupId === "" ? null : Number(groupId),
        ends_at: fromLocalTime(fields.text("ends_at")),
        idempotency_key: key,
      },
    });
    toast.success(t`News published.`);
    await refresh();
  };
  return (
    <FormDialog
      title={t`Publish news`}
      about={t`Resellers see it in their dashboard and get it by email and Telegram.`}
      action={t`Publish`}
      onClose={onClose}
      onSubmit={publish}
    >
      <TextField label={t`Title`} name="title" maxLength={MAX_TITLE_LENGTH} required />
      <TextAreaField
        label={t`Text`}
        name="text"
        rows={8}
        maxLength={MAX_TEXT_LENGTH}
        hint={t`Plain text. Leave a line empty to begin a paragraph. Web addresses become links.`}
        required
      />
      <Recipients groupId={groupId} onChoose={setGroupId} />
      <TextField
        label={t`Show until`}
        name="ends_at"
        type="datetime-local"
        hint={t`In the time zone of this device. If empty, each reseller sees it until they dismiss it.`}
      />
    </FormDialog>
  );
}

/** All resellers, or those of one price group. */
function Recipients({ groupId, onChoose }: { groupId: string; onChoose: (id: string) => void }) {
  const groups = usePriceGroups();
  return (
    <>
      <SelectField
        label={t`Recipients`}
        name="price_group_id"
        value={groupId}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t`All resellers`}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {t`Price group ${name}`}
          </option>
        ))}
      </SelectField>
      <Preview groupId={groupId} />
    </>
  );
}

/** How many get it, and by which channels. */
function Preview({ groupId }: { groupId: string }) {
  const { data } = operatorHooks.useQuery("get", "/api/operator/news/preview", {
    params: { query: groupId === "" ? {} : { price_group_id: groupId } },
  });
  if (data === undefined) return <output className="text-muted">{t`Counting recipients…`}</output>;
  const { resellers, email, telegram } = data.data;
  const [mails, chats] = [formatCount(email), formatCount(telegram)];
  return (
    <output className="text-muted">
      {plural(resellers, {
        one: `# reseller sees it in the dashboard. It is sent to ${mails} by email and ${chats} by Telegram.`,
        other: `# resellers see it in the dashboard. It is sent to ${mails} by email and ${chats} by Telegram.`,
      })}
    </output>
  );
}
