import type { SomeErrors } from "./error-facts.ts";

/** The request itself cannot be used. */
export const REQUEST_ERRORS = {
  malformed_request: {
    status: 400,
    title: "Malformed request",
    meaning: "The request cannot be read, for example because its JSON, form or multipart encoding is broken.",
    remedy: "Check the encoding and the Content-Type header, then send the request again.",
    charged: false,
  },
  invalid_action: {
    status: 400,
    title: "Invalid Action",
    meaning: "The dispatch endpoint has no action with this name.",
    remedy: "Send one of the documented actions in the action parameter.",
    charged: false,
  },
  not_found: {
    status: 404,
    title: "Not found",
    meaning: "Nothing is at this address, or the record does not exist or belongs to another account.",
    remedy: "Check the address and the ID.",
    charged: false,
  },
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    meaning: "The address exists, but not for this HTTP method.",
    remedy: "Use one of the methods in the Allow header.",
    charged: false,
  },
  payload_too_large: {
    status: 413,
    title: "Payload too large",
    meaning: "The request body is larger than the server accepts.",
    remedy: "Split the request into smaller ones.",
    charged: false,
  },
  unsupported_media_type: {
    status: 415,
    title: "Unsupported media type",
    meaning: "The body has a content type that the server does not read.",
    remedy: "Send form fields, multipart or JSON, with the matching Content-Type header.",
    charged: false,
  },
  validation_failed: {
    status: 422,
    title: "The given data was invalid",
    meaning: "At least one field has a value that is not allowed.",
    remedy: "Correct the fields that are listed under errors.",
    charged: false,
  },
  field_required: {
    status: 422,
    title: "A field is missing",
    meaning: "The service or the call needs a field that the request does not have.",
    remedy: "Send the field that is named in the message.",
    charged: false,
  },
  too_many_items: {
    status: 422,
    title: "Too many items",
    meaning: "The list is longer than one call may have. Nothing in it was processed.",
    remedy: "Split the list over several calls.",
    charged: false,
  },
  confirmation_required: {
    status: 409,
    title: "Confirmation required",
    meaning: "The request is valid but looks like a mistake, for example a price of 0. Nothing was changed.",
    remedy: "Read the message. If the request is right, send it again with confirm set to true.",
    charged: false,
  },
} satisfies SomeErrors;
