import { useQuery, useQueryClient } from "@tanstack/react-query";
import { HttpError } from "../../client/errors";
import { useSession } from "../../client/useSession";
import type { DeviceProof, ReminderInput, Reminders } from "../../contract/reminders";
import { rememberedPlace } from "../panchang/rememberedPlace";
import { useSite } from "../queries";
import { deviceHere, subscribeHere } from "./device";
import { reminderPaths } from "./paths";

/** Which reminder, whoever's. */
export type Wanted = Pick<ReminderInput, "kind" | "subject">;

/** What the account is reminded of, or this device where nobody is signed in; null where there is neither. */
export function useReminders() {
  const { http } = useSite();
  const client = useQueryClient();
  const { userId, token } = useSession();
  const isSignedIn = token !== undefined;
  const key = ["reminders", userId];
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const device = isSignedIn ? undefined : await deviceHere();
      if (!isSignedIn && !device) return null;
      return (await http.post<Reminders>(reminderPaths.list, of(device))).data;
    },
    retry: (count, error) => count < 2 && !isUnknown(error),
    staleTime: 0,
  });
  const answered = (reminders: Reminders) => client.setQueryData(key, reminders);

  /** Chooses a reminder; one on this device asks the browser first. */
  const choose = async (wanted: Wanted, channel: ReminderInput["channel"]) => {
    const device = channel === "push" ? await subscribeHere(http) : undefined;
    const place = rememberedPlace();
    const input = { ...wanted, channel, ...(place && { place }), ...of(isSignedIn ? undefined : device) };
    answered((await http.post<Reminders>(reminderPaths.all, input)).data);
  };
  const end = async (token: string) => {
    await http.post(`${reminderPaths.all}/end?token=${token}`);
    await client.invalidateQueries(key);
  };
  const changeHours = async (hours: Reminders["hours"]) => {
    answered((await http.put<Reminders>(reminderPaths.hours, hours)).data);
  };
  return { ...query, isSignedIn, choose, end, changeHours };
}

const of = (device: DeviceProof | undefined) => (device ? { device } : {});

/** The server has forgotten this device, or it is somebody's who is signed in elsewhere. */
export const isUnknown = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 401;
