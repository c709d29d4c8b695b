const STEPS = 3;

/** Progress toward a subscription: number, code, plan. */
export const StepBar = ({ step }: { readonly step: 1 | 2 | 3 }) => (
  <p className="step-bar" role="img" aria-label={`Step ${step} of ${STEPS}`}>
    {Array.from({ length: STEPS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
      <i key={index} className={index < step ? 'on' : undefined} />
    ))}
  </p>
);
