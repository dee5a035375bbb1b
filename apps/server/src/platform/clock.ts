/** The one place that knows what time it is; tests hand in a clock they move themselves. */
export type Clock = {
  now(): Date;
  /**
   * Where `now` was moved away from it: the time of everybody else. Sessions end by it, and the
   * signatures of others are compared with it.
   */
  wall?: Clock;
};

export const systemClock: Clock = { now: () => new Date() };

/** What time it is outside. */
export function wallTime(clock: Clock): Date {
  return (clock.wall ?? clock).now();
}

/** A clock whose distance from the wall somebody else decides, and who decides it. */
export type FollowingClock = Clock & { follow(distanceMs: () => number): void };

/** For demonstrations: a month can pass in a moment. */
export function followingClock(wall: Clock = systemClock): FollowingClock {
  let distance = () => 0;
  return {
    wall,
    now: () => new Date(wall.now().getTime() + distance()),
    follow(distanceMs) {
      distance = distanceMs;
    },
  };
}
