import { entriesOf } from "./entries.ts";

/** Terms of engineering, computing and statistics. */
export const engineeringTerms = entriesOf(
  "noun",
  `人工智能=artificial_intelligence 机器学习=machine_learning 深度学习=deep_learning 强化学习=reinforcement_learning
  监督学习=supervised_learning 无监督学习=unsupervised_learning 迁移学习=transfer_learning 联邦学习=federated_learning
  卷积神经网络=convolutional_neural_network 循环神经网络=recurrent_neural_network
  生成对抗网络=generative_adversarial_network 大语言模型=large_language_model 语言模型=language_model
  预训练=pre-training 预训练模型=pre-trained_model 注意力机制=attention_mechanism 特征提取=feature_extraction
  特征选择=feature_selection 特征工程=feature_engineering 数据集=dataset 训练集=training_set 测试集=test_set
  验证集=validation_set 过拟合=overfitting 损失函数=loss_function 激活函数=activation_function 梯度=gradient
  梯度下降=gradient_descent 反向传播=backpropagation 学习率=learning_rate 超参数=hyperparameter
  支持向量机=support_vector_machine 随机森林=random_forest 决策树=decision_tree 朴素贝叶斯=naive_Bayes
  贝叶斯=Bayes|a:Bayesian 聚类分析=cluster_analysis 主成分分析=principal_component_analysis 因子分析=factor_analysis
  验证性因子分析=confirmatory_factor_analysis 探索性因子分析=exploratory_factor_analysis
  结构方程模型=structural_equation_model 中介效应=mediating_effect 调节效应=moderating_effect 中介变量=mediator
  调节变量=moderator 自变量=independent_variable 因变量=dependent_variable 控制变量=control_variable
  解释变量=explanatory_variable 被解释变量=dependent_variable 核心解释变量=core_explanatory_variable
  工具变量=instrumental_variable 虚拟变量=dummy_variable 内生性=endogeneity 稳健性=robustness
  稳健性检验=robustness_test 异质性=heterogeneity 异质性分析=heterogeneity_analysis 面板数据=panel_data
  时间序列=time_series 截面数据=cross-sectional_data 双重差分=difference-in-differences
  双重差分法=difference-in-differences_method 断点回归=regression_discontinuity 倾向得分匹配=propensity_score_matching
  固定效应=fixed_effect 随机效应=random_effect 线性回归=linear_regression 逻辑回归=logistic_regression
  多元回归=multiple_regression 回归分析=regression_analysis 回归模型=regression_model 回归系数=regression_coefficient
  相关分析=correlation_analysis 相关系数=correlation_coefficient 方差=variance 方差分析=analysis_of_variance
  协方差=covariance 单因素方差分析=one-way_analysis_of_variance 卡方检验=chi-square_test 假设检验=hypothesis_test
  显著性水平=significance_level 统计学意义=statistical_significance 统计分析=statistical_analysis
  描述性统计=descriptive_statistics 置信区间=confidence_interval 置信度=confidence 标准误=standard_error 均值=mean
  均数=mean 中位数=median 众数=mode 四分位数=quartile 分位数=quantile 正态分布=normal_distribution 概率=probability
  概率分布=probability_distribution 随机变量=random_variable 期望值=expected_value 最大值=maximum 最小值=minimum
  极值=extreme_value 异常值=outlier 缺失值=missing_value 样本均值=sample_mean 总体=population 抽样误差=sampling_error
  分层抽样=stratified_sampling 随机抽样=random_sampling 整群抽样=cluster_sampling 便利抽样=convenience_sampling
  信度=reliability 效度=validity 信效度=reliability_and_validity 李克特量表=Likert_scale 问卷=questionnaire
  访谈=interview|v:interview 半结构化访谈=semi-structured_interview 深度访谈=in-depth_interview 焦点小组=focus_group
  个案研究=case_study 案例研究=case_study 案例分析=case_analysis 案例=case 内容分析=content_analysis
  文本分析=text_analysis 扎根理论=grounded_theory 民族志=ethnography 田野调查=fieldwork 实地调查=field_survey
  文献综述=literature_review 文献计量=bibliometrics 引文=citation 参考文献=reference 研究方法=research_method
  研究设计=research_design 研究问题=research_question 研究假设=research_hypothesis 研究目的=research_objective
  研究背景=research_background 研究意义=research_significance 研究领域=research_field 研究进展=research_progress
  研究热点=research_hotspot 研究现状=state_of_research 研究成果=research_result 研究框架=research_framework
  理论框架=theoretical_framework 理论基础=theoretical_basis 理论模型=theoretical_model 概念框架=conceptual_framework
  实验结果=experimental_result 实验数据=experimental_data 实验方法=experimental_method 实验设计=experimental_design
  实证研究=empirical_study 实证分析=empirical_analysis 定量分析=quantitative_analysis 定性分析=qualitative_analysis
  对比分析=comparative_analysis 比较研究=comparative_study 敏感性分析=sensitivity_analysis 数据分析=data_analysis
  数据处理=data_processing 数据采集=data_collection 数据收集=data_collection 数据挖掘=data_mining 大数据=big_data
  云计算=cloud_computing 边缘计算=edge_computing 物联网=Internet_of_Things 区块链=blockchain 元宇宙=metaverse
  虚拟现实=virtual_reality 增强现实=augmented_reality 计算机视觉=computer_vision 图像处理=image_processing
  图像识别=image_recognition 图像分割=image_segmentation 目标检测=object_detection 人脸识别=face_recognition
  语音识别=speech_recognition 自然语言处理=natural_language_processing 机器翻译=machine_translation
  情感分析=sentiment_analysis 知识图谱=knowledge_graph 推荐系统=recommender_system 推荐算法=recommendation_algorithm
  遗传算法=genetic_algorithm 粒子群算法=particle_swarm_algorithm 粒子群优化=particle_swarm_optimization
  蚁群算法=ant_colony_algorithm 优化算法=optimization_algorithm 启发式算法=heuristic_algorithm
  贪心算法=greedy_algorithm 动态规划=dynamic_programming 线性规划=linear_programming
  多目标优化=multi-objective_optimization 时间复杂度=time_complexity 计算复杂度=computational_complexity
  计算量=amount_of_computation 鲁棒性=robustness 泛化能力=generalization_ability 准确率=accuracy 精确率=precision
  召回率=recall 阈值=threshold 权重=weight 指标体系=index_system 评价体系=evaluation_system 评价指标=evaluation_index
  层次分析法=analytic_hierarchy_process 熵值法=entropy_method 熵权法=entropy_weight_method
  模糊综合评价=fuzzy_comprehensive_evaluation 灰色关联=grey_relation 数据包络分析=data_envelopment_analysis
  蒙特卡洛=Monte_Carlo 蒙特卡罗=Monte_Carlo 仿真=simulation|v:simulate 仿真结果=simulation_result
  建模=modeling|v:model 编程=programming|v:program 程序设计=programming 程序员=programmer 代码=code 源代码=source_code
  开源=open_source|a:open-source 接口=interface 协议=agreement 通信协议=communication_protocol 带宽=bandwidth
  时延=delay 延迟=delay|v:delay 吞吐量=throughput 信道=channel 信噪比=signal-to-noise_ratio 噪声=noise
  滤波=filtering|v:filter 滤波器=filter 卡尔曼滤波=Kalman_filter 调制=modulation 解调=demodulation 天线=antenna
  基站=base_station 传感器=sensor 无线传感器网络=wireless_sensor_network 无线网络=wireless_network
  局域网=local_area_network 路由=routing 路由器=router 节点=node 拓扑结构=topology 加密=encryption|v:encrypt
  解密=decryption|v:decrypt 密钥=key 隐私=privacy 隐私保护=privacy_protection 网络安全=cybersecurity
  信息安全=information_security 防火墙=firewall 入侵检测=intrusion_detection 恶意软件=malware 用户体验=user_experience
  用户界面=user_interface 界面=interface 图形用户界面=graphical_user_interface 人机交互=human-computer_interaction
  交互=interaction|v:interact 移动设备=mobile_device 智能手机=smartphone 平板电脑=tablet_computer 笔记本电脑=laptop
  应用程序=application 电子商务=e-commerce 社交媒体=social_media 社交网络=social_network 自媒体=self-media
  短视频=short_video 直播平台=live-streaming_platform 机器人=robot 机械臂=robotic_arm 自动驾驶=autonomous_driving
  智能制造=intelligent_manufacturing 工业机器人=industrial_robot 数控=numerical_control 控制系统=control_system
  控制器=controller 控制策略=control_strategy 反馈=feedback|v:feed_back 闭环=closed_loop|a:closed-loop
  自适应=adaptation|a:adaptive 模糊控制=fuzzy_control 滑模控制=sliding_mode_control 电机=motor 电动机=motor
  发电机=generator 变压器=transformer 逆变器=inverter 整流器=rectifier 电力系统=power_system 电网=power_grid
  智能电网=smart_grid 微电网=microgrid 配电网=distribution_network 输电线路=transmission_line 负荷=load
  储能=energy_storage 电动汽车=electric_vehicle 新能源汽车=new_energy_vehicle 新能源=new_energy 充电=charging|v:charge
  充电桩=charging_pile 内燃机=internal_combustion_engine 柴油机=diesel_engine 汽轮机=steam_turbine 涡轮=turbine
  叶轮=impeller 轴承=bearing 齿轮=gear 弹簧=spring 螺栓=bolt 焊接=welding|v:weld 焊缝=weld 铸件=casting 锻造=forging
  切削=cutting 磨削=grinding 刀具=cutting_tool 机床=machine_tool 模具=mold 增材制造=additive_manufacturing
  液压=hydraulic_pressure|a:hydraulic 泵=pump 阀门=valve 阀=valve 管路=pipeline 压缩机=compressor
  换热器=heat_exchanger 锅炉=boiler 制冷=refrigeration 空调=air_conditioning 冷却=cooling|v:cool 混凝土=concrete
  钢筋=steel_bar 钢筋混凝土=reinforced_concrete 钢结构=steel_structure 地基=foundation 桩基=pile_foundation
  基坑=foundation_pit 边坡=slope 隧道=tunnel 抗震=earthquake_resistance|a:seismic 承载力=bearing_capacity
  抗压强度=compressive_strength 抗拉强度=tensile_strength 屈服强度=yield_strength 弹性模量=elastic_modulus
  泊松比=Poisson's_ratio 岩体=rock_mass 岩土=rock_and_soil 围岩=surrounding_rock 建筑材料=building_material
  建筑学=architecture 城市规划=urban_planning 土木工程=civil_engineering 机械工程=mechanical_engineering
  软件工程=software_engineering 航空航天=aerospace 飞行器=aircraft 载人航天=manned_spaceflight 运载火箭=launch_vehicle
  弹道=trajectory 雷达=radar 声纳=sonar 激光雷达=lidar 定位系统=positioning_system
  全球定位系统=Global_Positioning_System 北斗=BeiDou 污水=sewage 污水处理=sewage_treatment 废水=wastewater
  废气=waste_gas 废物=waste 固体废物=solid_waste 垃圾分类=waste_sorting 水资源=water_resource 水污染=water_pollution
  空气污染=air_pollution 大气污染=air_pollution 土壤污染=soil_pollution 污染物=pollutant 排放量=emissions
  可再生能源=renewable_energy 化石燃料=fossil_fuel 能源消耗=energy_consumption 能耗=energy_consumption
  能源效率=energy_efficiency 节能减排=energy_conservation_and_emission_reduction 循环经济=circular_economy
  绿色发展=green_development 可持续发展=sustainable_development 环境保护=environmental_protection
  环境影响=environmental_impact 生命周期=life_cycle 质量控制=quality_control 质量管理=quality_management
  风险评估=risk_assessment 安全管理=safety_management 故障诊断=fault_diagnosis 维护=maintenance|v:maintain
  可靠度=reliability 冗余=redundancy 成本效益=cost-effectiveness 工艺流程=process_flow 生产线=production_line
  原型=prototype 样机=prototype 参数化=parameterization 流程=process 流程图=flow_chart 模块=module 组件=component
  元件=component 零件=part 部件=component 器件=device 终端=terminal 硬件=hardware 打印机=printer 三维打印=3D_printing
  镜头=lens 透镜=lens 焦距=focal_length 光圈=aperture 变焦=zoom 像素=pixel 闪光灯=flash 快门=shutter 字幕=subtitle
  音频=audio 音量=volume`,
);
