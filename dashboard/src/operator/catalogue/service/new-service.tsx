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
const KINDS: readonly Kind[] = [
  {
    id: "check",
    name: "IMEI check",
    about: "Looks up information about a device.",
    group: "Checks",
    time: "1-5 minutes",
    terms: { type: "imei", identifier_kind: "imei", promised_minutes: 30 },
  },
  {
    id: "unlock",
    name: "Unlock by IMEI",
    about: "Takes hours or days. Resellers can request a cancellation.",
    group: "Unlocks",
    time: "1-3 days",
    terms: { type: "imei", identifier_kind: "imei", cancellable: "on_request" },
  },
  {
    id: "credit",
    name: "Server credit",
    about: "Credits or a licence for an account, sold by quantity.",
    group: "Credits and licences",
    time: "Instant",
    terms: {
      type: "server",
      identifier_kind: "none",
      inputs: [{ name: "Username", type: "text", required: true }],
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
        New service
      </Button>
      {open && <NewServiceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewServiceDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState(KINDS[0]!);
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
    toast.success(`${name} is created. Orders wait in the queue until it has routes or codes.`);
    await refresh();
    await navigate({ to: "/operator/catalogue/services/$id", params: { id: String(id) } });
  };
  return (
    <FormDialog title="New service" label="New service" action="Create service" onSubmit={make} onClose={onClose}>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">Type</legend>
        {KINDS.map((choice) => (
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
      <TextField label="Name" name="name" hint="Shown to resellers." ref={focusFirst} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Base price" name="price" inputMode="decimal" autoComplete="off" placeholder="1.50" required />
        <TextField key={kind.id} label="Delivery time" name="delivery_time" defaultValue={kind.time} maxLength={100} />
      </div>
      <div className="grid gap-4" key={`${kind.id} group`}>
        <GroupField value={kind.group} />
      </div>
    </>
  );
}
