import { LoadProblem } from '../../../parts/failure.tsx';
import { gradientImages } from './gradient-image.ts';
import { made } from './model.ts';

/** Says why the gradient is not drawn, or not as it is asked for. A gradient that failed is said beside its stops, while another is drawn here. */
export const ImageProblem = () => {
  const { failure, value, again } = gradientImages;
  if (failure.value !== undefined) return <LoadProblem text={failure.value} again={again} />;
  return value.value ? null : <LoadProblem text={made.failure.value ?? ''} again={made.again} />;
};
