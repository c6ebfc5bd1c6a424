import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { focusFirst } from "../../../ui/form/focus-first.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { RadioCard } from "../../../ui/form/radio-card.tsx";
import { useRefreshCatalogue, type NewService } from "../catalogue.ts";
import { GroupField } from "./group-field.tsx";

interface Kind {
  id: string;
  name: string;
  about: string;
  group: string;
  time: string;
  terms: Partial<NewService> & Pick<NewService, "type">;
}

/** What a service of each kind begins with; all of it can be changed afterwards. */
const readKinds = (): readonly Kind[] => [
  {
    id: "check",
    name: t`IMEI check`,
    about: t`Looks up information about a device.`,
    group: t`Checks`,
    time: t`1-5 minutes`,
    terms: { type: "imei", identifier_kind: "imei", promised_minutes: 30 },
  },
  {
    id: "unlock",
    name: t`Unlock by IMEI`,
    about: t`Takes hours or days. Resellers can request a cancellation.`,
    group: t`Unlocks`,
    time: t`1-3 days`,
    terms: { type: "imei", identifier_kind: "imei", cancellable: "on_request" },
  },
  {
    id: "credit",
    name: t`Server credit`,
    about: t`Credits or a licence for an account, sold by quantity.`,
    group: t`Credits and licences`,
    time: t`Instant`,
    terms: {
      type: "server",
      identifier_kind: "none",
      inputs: [{ name: t`Username`, type: "text", required: true }],
      max_quantity: 1_000,
    },
  },
];

export function NewServiceButton() {
  const [open, setOpen] = useState(false);
  const refusal = useRefusal("manage_catalogue");
  return (
    <>
      <Button look="primary" unless={refusal} onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        <Trans>New service</Trans>
      </Button>
      {open && <NewServiceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewServiceDialog({ onClose }: { onClose: () => void }) {
  const [kinds] = useState(readKinds);
  const [kind, setKind] = useState(kinds[0]!);
  const refresh = useRefreshCatalogue();
  const navigate = useNavigate();
  const make = async (fields: FormFields): Promise<void> => {
    const group = fields.text("service_group");
    const { data } = await operator.POST("/api/operator/services", {
      body: {
        ...kind.terms,
        name: fields.text("name"),
        price: fields.text("price"),
        delivery_time: fields.text("delivery_time"),
        ...(group !== "" && { service_group: group }),
      },
    });
    const { id, name } = data!.data;
    toast.success(t`${name} is created. Orders wait in the queue until it has routes or codes.`);
    await refresh();
    await navigate({ to: "/operator/catalogue/services/$id", params: { id: String(id) } });
  };
  return (
    <FormDialog
      title={t`New service`}
      label={t`New service`}
      action={t`Create service`}
      onSubmit={make}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">
          <Trans>Type</Trans>
        </legend>
        {kinds.map((choice) => (
          <RadioCard
            key={choice.id}
            group="kind"
            label={choice.name}
            about={choice.about}
            isChosen={choice === kind}
            onChoose={() => setKind(choice)}
          />
        ))}
      </fieldset>
      <NewServiceFields kind={kind} />
    </FormDialog>
  );
}

function NewServiceFields({ kind }: { kind: Kind }) {
  return (
    <>
      <TextField label={t`Name`} name="name" hint={t`Shown to resellers.`} ref={focusFirst} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Base price`}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          placeholder="1.50"
          required
        />
        <TextField
          key={kind.id}
          label={t`Delivery time`}
          name="delivery_time"
          defaultValue={kind.time}
          maxLength={100}
        />
      </div>
      <div className="grid gap-4" key={`${kind.id} group`}>
        <GroupField value={kind.group} />
      </div>
    </>
  );
}
