import { z } from "zod";
import { type Context, stamp } from "../context.ts";
import type { EventRecord, Notification, NotificationSetting } from "../entities.ts";
import { newToken } from "../ids.ts";
import { found } from "../problem.ts";
import { withoutSandbox } from "../views.ts";
import { describeEvent, eventNames, eventTypes } from "../webhooks/event-types.ts";
import { newSecret, notificationPayload } from "../webhooks/notifications.ts";
import { definedOnly } from "./catalogue.ts";
import { listPage } from "./page.ts";
import { idOf, type Route, readBody, text } from "./route.ts";

const events = z.array(z.string().refine((name) => eventNames.includes(name), "is no event"));
const trafficSource = z.enum(["platform", "simulation", "all"]);
const settingFields = {
  description: text,
  destination: text,
  subscribed_events: events.min(1),
  api_version: z.int().optional(),
  include_sensitive_fields: z.boolean().optional(),
  traffic_source: trafficSource.optional(),
};
const newSetting = z.strictObject({
  ...settingFields,
  type: z.enum(["url", "email"]),
  api_version: z.int().nullish(),
  include_sensitive_fields: z.boolean().nullish(),
  traffic_source: trafficSource.nullish(),
});
const settingPatch = z.strictObject({ ...settingFields, active: z.boolean() }).partial();

const newClientToken = z.strictObject({ name: text, description: z.string().nullish() });
const tokenPatch = z.strictObject({ status: z.enum(["active", "revoked"]) }).partial();

export const notificationRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/notification-settings",
    handle: (ctx, { query }) =>
      ctx.records.notificationSettings
        .all()
        .filter(({ active }) => query.active === undefined || String(active) === query.active)
        .filter(
          ({ traffic_source }) =>
            query.traffic_source === undefined || traffic_source === query.traffic_source,
        )
        .map(describeSetting),
  },
  {
    method: "POST",
    path: "/notification-settings",
    status: 201,
    handle(ctx, { body }) {
      const input = readBody(newSetting, body);
      return describeSetting(
        ctx.records.notificationSettings.put({
          id: ctx.newId("ntfset"),
          description: input.description,
          type: input.type,
          destination: input.destination,
          active: true,
          api_version: input.api_version ?? 1,
          include_sensitive_fields: input.include_sensitive_fields ?? false,
          traffic_source: input.traffic_source ?? "platform",
          subscribed_events: input.subscribed_events,
          endpoint_secret_key: newSecret(ctx),
          sandbox: { fault: "none", delayMs: 0 },
        }),
      );
    },
  },
  {
    method: "GET",
    path: "/notification-settings/:id",
    handle: (ctx, request) => describeSetting(getSetting(ctx, idOf(request))),
  },
  {
    method: "PATCH",
    path: "/notification-settings/:id",
    handle(ctx, request) {
      const patch = readBody(settingPatch, request.body);
      const setting = getSetting(ctx, idOf(request));
      return describeSetting(
        ctx.records.notificationSettings.put({ ...setting, ...definedOnly(patch) }),
      );
    },
  },
  {
    method: "DELETE",
    path: "/notification-settings/:id",
    status: 204,
    handle(ctx, request) {
      ctx.records.notificationSettings.delete(getSetting(ctx, idOf(request)).id);
    },
  },
  {
    method: "GET",
    path: "/notifications",
    handle: (ctx, { query }) =>
      listPage<Notification>(ctx.records.notifications.all(), {
        path: "/notifications",
        query,
        filters: {
          notification_setting_id: ({ notification_setting_id }) => notification_setting_id,
          status: ({ status }) => status,
          filter: (notification) => entityOf(ctx, notification),
        },
        view: (notification) => describeNotification(ctx, notification),
      }),
  },
  {
    method: "GET",
    path: "/notifications/:id",
    handle: (ctx, request) => describeNotification(ctx, getNotification(ctx, idOf(request))),
  },
  {
    method: "GET",
    path: "/notifications/:id/logs",
    handle: (ctx, request) =>
      listPage(getNotification(ctx, idOf(request)).logs, {
        path: `/notifications/${idOf(request)}/logs`,
        query: request.query,
        view: withoutSandbox,
      }),
  },
  {
    method: "POST",
    path: "/notifications/:id/replay",
    status: 202,
    handle: (ctx, request) => ({ notification_id: ctx.replay(idOf(request)).id }),
  },
  {
    method: "GET",
    path: "/events",
    handle: (ctx, { query }) =>
      listPage<EventRecord>(ctx.records.events.all(), {
        path: "/events",
        query,
        filters: { event_type: ({ event_type }) => event_type },
        view: ({ id, ...event }) => ({ event_id: id, notification_id: null, ...event }),
      }),
  },
  { method: "GET", path: "/event-types", handle: () => eventTypes },
  {
    method: "GET",
    path: "/client-tokens",
    handle: (ctx, { query }) =>
      listPage(ctx.records.clientTokens.all(), {
        path: "/client-tokens",
        query,
        filters: { status: ({ status }) => status },
      }),
  },
  {
    method: "POST",
    path: "/client-tokens",
    status: 201,
    handle(ctx, { body }) {
      const { name, description } = readBody(newClientToken, body);
      const now = stamp(ctx);
      const token = ctx.records.clientTokens.put({
        id: ctx.newId("ctkn"),
        token: `test_${newToken(ctx.random).slice(0, 27)}`,
        name,
        description: description ?? null,
        status: "active",
        created_at: now,
        updated_at: now,
        revoked_at: null,
      });
      ctx.emit("client_token.created", token);
      return token;
    },
  },
  {
    method: "GET",
    path: "/client-tokens/:id",
    handle: (ctx, request) => found(ctx.records.clientTokens.find(idOf(request)), idOf(request)),
  },
  {
    method: "PATCH",
    path: "/client-tokens/:id",
    handle(ctx, request) {
      const patch = readBody(tokenPatch, request.body);
      const token = found(ctx.records.clientTokens.find(idOf(request)), idOf(request));
      const revokes = patch.status === "revoked" && token.status === "active";
      const changed = ctx.records.clientTokens.put({
        ...token,
        ...definedOnly(patch),
        updated_at: stamp(ctx),
        revoked_at: revokes ? stamp(ctx) : token.revoked_at,
      });
      ctx.emit(revokes ? "client_token.revoked" : "client_token.updated", changed);
      return changed;
    },
  },
];

function getSetting(ctx: Context, id: string): NotificationSetting {
  return found(ctx.records.notificationSettings.find(id), id);
}

function getNotification(ctx: Context, id: string): Notification {
  return found(ctx.records.notifications.find(id), id);
}

function describeSetting(setting: NotificationSetting): object {
  return {
    ...withoutSandbox(setting),
    subscribed_events: setting.subscribed_events.map(describeEvent),
  };
}

function describeNotification(ctx: Context, notification: Notification): object {
  const { logs: _, event_id, ...rest } = notification;
  const event = found(ctx.records.events.find(event_id), event_id);
  return { ...rest, payload: notificationPayload(notification, event) };
}

/** The entity an event is about, by which notifications can be filtered. */
function entityOf(ctx: Context, { event_id }: Notification): string {
  return String(ctx.records.events.find(event_id)?.data.id ?? "");
}
