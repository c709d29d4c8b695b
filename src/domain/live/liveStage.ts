/**
 * `waiting`: the feed has not told of it being played. `paused`: delayed or suspended; its last state stays. `off`: called off.
 */
export const LIVE_STAGES = ['waiting', 'playing', 'paused', 'ended', 'off'] as const;
export type LiveStage = (typeof LIVE_STAGES)[number];

/** Whether no more is to be told of the game. */
export const isOverStage = (stage: LiveStage): boolean => stage === 'ended' || stage === 'off';
